// Materials: lit by the scene, or with precomputed light.
import {
  DoubleSide,
  LineBasicMaterial,
  type Material,
  MeshBasicMaterial,
  MeshLambertMaterial,
  ShaderMaterial,
  type Texture,
} from 'three';
import type { Colour } from './colour.ts';

export interface Materials {
  readonly solid: Material;
  readonly line: Material;
  /** Signs are emissive. */
  readonly sign: Material;
  /** Translucent. */
  readonly glow: Material;
  readonly shade: Material;
  /** `light` is the brightness where it is precomputed. */
  readonly ground: (map: Texture, light: Colour) => Material;
  readonly sheet: (map: Texture) => Material;
}

const SEEN_THROUGH = { transparent: true, depthWrite: false } as const;

export const litMaterials = (): Materials => ({
  solid: new MeshLambertMaterial({ vertexColors: true }),
  line: new LineBasicMaterial({ vertexColors: true }),
  sign: new MeshBasicMaterial({ vertexColors: true }),
  glow: new MeshBasicMaterial({ vertexColors: true, opacity: 0.5, side: DoubleSide, ...SEEN_THROUGH }),
  shade: new MeshBasicMaterial({ vertexColors: true, opacity: 0.5, ...SEEN_THROUGH }),
  ground: map => new MeshLambertMaterial({ map }),
  sheet: map => new MeshBasicMaterial({ map, ...SEEN_THROUGH }),
});

/** No per-pixel computation: with software rendering that is most of a frame's cost. */
export const plainMaterials = (): Materials => ({
  solid: new ShaderMaterial(PLAIN),
  line: new ShaderMaterial(PLAIN),
  sign: new ShaderMaterial(PLAIN),
  glow: new ShaderMaterial({ ...PLAIN, fragmentShader: inColour(0.5), side: DoubleSide, ...SEEN_THROUGH }),
  shade: new ShaderMaterial({ ...PLAIN, fragmentShader: inColour(0.5), ...SEEN_THROUGH }),
  ground: (map, light) =>
    new ShaderMaterial({ ...PICTURE, uniforms: { map: { value: map }, light: { value: light } } }),
  sheet: map =>
    new ShaderMaterial({ ...PICTURE, uniforms: { map: { value: map }, light: { value: [1, 1, 1] } }, ...SEEN_THROUGH }),
});

const inColour = (opacity: number): string =>
  `varying vec3 vSeen; void main() { gl_FragColor = vec4(vSeen, ${opacity}); }`;

const PLAIN = {
  vertexShader: `attribute vec3 seen; varying vec3 vSeen;
void main() { vSeen = seen; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
  fragmentShader: `varying vec3 vSeen; void main() { gl_FragColor = vec4(vSeen, 1.0); }`,
};

const PICTURE = {
  vertexShader: `varying vec2 vUv;
void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
  fragmentShader: `uniform sampler2D map; uniform vec3 light; varying vec2 vUv;
void main() { vec4 own = texture2D(map, vUv); gl_FragColor = vec4(own.rgb * light, own.a); }`,
};
