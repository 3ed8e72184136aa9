const LEAST = 1 << 6;

/** A list of whole numbers that grows: many dice have too many choices for an array of objects. */
export class Growing {
  size = 0;
  private numbers = new Int32Array(LEAST);

  push(number: number): void {
    if (this.size === this.numbers.length) {
      const numbers = new Int32Array(2 * this.size);
      numbers.set(this.numbers);
      this.numbers = numbers;
    }
    this.numbers[this.size++] = number;
  }

  /** The current contents. */
  list(): Int32Array {
    return this.numbers.slice(0, this.size);
  }
}
