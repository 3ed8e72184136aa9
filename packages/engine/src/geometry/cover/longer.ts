type Numbers = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** A copy with twice the capacity. */
export function longer(of: Float64Array): Float64Array<ArrayBuffer>;
export function longer(of: Int32Array): Int32Array<ArrayBuffer>;
export function longer(of: Float64Array | Int32Array): Numbers {
  const more = of instanceof Float64Array ? new Float64Array(2 * of.length) : new Int32Array(2 * of.length);
  more.set(of);
  return more;
}
