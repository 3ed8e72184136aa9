// Sounds synthesised from noise and tones: no files.
import type { Cue } from '../game/weight.ts';

/** A burst of filtered noise, or a tone that glides. */
interface Burst {
  /** Seconds after the cue begins. */
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly filter: BiquadFilterType;
  /** In hertz, at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  readonly sharp?: number;
}

interface Tone extends Pick<Burst, 'at' | 'long' | 'loud' | 'from' | 'to'> {
  readonly wave: OscillatorType;
}

interface Sound {
  readonly bursts?: readonly Burst[];
  readonly tones?: readonly Tone[];
  /** Seconds until the next cue of the same moment begins. */
  readonly lasts: number;
}

const click = (at: number, loud: number, pitch: number): Burst => ({
  at,
  long: 0.028,
  loud,
  filter: 'bandpass',
  from: pitch,
  to: pitch * 0.8,
  sharp: 5,
});

/** Bouncing dice: clicks that come closer together and fade. */
const CLATTER = [0, 0.06, 0.09, 0.15, 0.17, 0.24, 0.27, 0.32, 0.35, 0.38].map((at, i) =>
  click(at, 0.5 - 0.035 * i, 1900 + ((i * 977) % 1700)),
);

const SOUNDS: { readonly [C in Cue]: Sound } = {
  dice: { bursts: CLATTER, lasts: 0.42 },
  shot: {
    bursts: [
      { at: 0, long: 0.05, loud: 0.9, filter: 'highpass', from: 1800, to: 900 },
      { at: 0.01, long: 0.28, loud: 0.55, filter: 'lowpass', from: 2600, to: 180 },
    ],
    tones: [{ at: 0, long: 0.12, loud: 0.4, wave: 'triangle', from: 190, to: 60 }],
    lasts: 0.22,
  },
  strike: {
    bursts: [{ at: 0, long: 0.16, loud: 0.4, filter: 'bandpass', from: 700, to: 2600, sharp: 1.5 }],
    tones: [
      { at: 0.13, long: 0.25, loud: 0.16, wave: 'square', from: 1480, to: 1440 },
      { at: 0.13, long: 0.2, loud: 0.12, wave: 'triangle', from: 2210, to: 2190 },
    ],
    lasts: 0.3,
  },
  hit: {
    bursts: [{ at: 0, long: 0.14, loud: 0.6, filter: 'lowpass', from: 900, to: 140 }],
    tones: [{ at: 0, long: 0.16, loud: 0.5, wave: 'sine', from: 150, to: 55 }],
    lasts: 0.18,
  },
  kill: {
    bursts: [
      { at: 0, long: 0.3, loud: 0.7, filter: 'lowpass', from: 1200, to: 90 },
      { at: 0.18, long: 0.5, loud: 0.25, filter: 'bandpass', from: 320, to: 120, sharp: 0.8 },
    ],
    tones: [{ at: 0, long: 0.6, loud: 0.55, wave: 'sine', from: 120, to: 32 }],
    lasts: 0.6,
  },
  move: {
    bursts: [0, 0.14, 0.28].map(at => ({ at, long: 0.07, loud: 0.16, filter: 'lowpass', from: 520, to: 240 })),
    lasts: 0.3,
  },
  objective: {
    tones: [523, 659, 784].map((pitch, i) => ({
      at: 0.09 * i,
      long: 0.34,
      loud: 0.2,
      wave: 'triangle',
      from: pitch,
      to: pitch,
    })),
    lasts: 0.4,
  },
  end: {
    tones: [392, 523, 659, 784].map((pitch, i) => ({
      at: 0.16 * i,
      long: i === 3 ? 1.2 : 0.4,
      loud: 0.22,
      wave: 'triangle',
      from: pitch,
      to: pitch,
    })),
    lasts: 1.6,
  },
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** One second of noise, the same every time. */
function noiseFor(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}

/** Loud at once, then fading to silence. */
function fading(audio: AudioContext, out: AudioNode, begins: number, { long, loud }: Pick<Burst, 'long' | 'loud'>) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(loud, begins + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + long);
  gain.connect(out);
  return gain;
}

function burst(audio: AudioContext, out: AudioNode, from: number, shape: Burst): void {
  const begins = from + shape.at;
  noise ??= noiseFor(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = shape.filter;
  filter.Q.value = shape.sharp ?? 0.7;
  filter.frequency.setValueAtTime(shape.from, begins);
  filter.frequency.exponentialRampToValueAtTime(shape.to, begins + shape.long);
  source.connect(filter);
  filter.connect(fading(audio, out, begins, shape));
  source.start(begins, (shape.at * 7) % 0.5, shape.long + 0.02);
}

function tone(audio: AudioContext, out: AudioNode, from: number, shape: Tone): void {
  const begins = from + shape.at;
  const source = audio.createOscillator();
  source.type = shape.wave;
  source.frequency.setValueAtTime(shape.from, begins);
  source.frequency.exponentialRampToValueAtTime(shape.to, begins + shape.long);
  source.connect(fading(audio, out, begins, shape));
  source.start(begins);
  source.stop(begins + shape.long + 0.02);
}

/** The cues of a moment, one after the other. */
export function play(cues: readonly Cue[], volume: number): void {
  context ??= new AudioContext();
  const audio = context;
  void audio.resume();
  const out = audio.createGain();
  out.gain.value = volume * 0.5;
  out.connect(audio.destination);
  let from = audio.currentTime + 0.01;
  for (const cue of cues) {
    const { bursts = [], tones = [], lasts } = SOUNDS[cue];
    for (const shape of bursts) burst(audio, out, from, shape);
    for (const shape of tones) tone(audio, out, from, shape);
    from += lasts;
  }
}
