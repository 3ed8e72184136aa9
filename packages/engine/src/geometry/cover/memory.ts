// Small pieces of working memory. They are classes: an object literal shares its hidden class with every other that
// begins with the same keys, some of which hold BigInts, and then each number written to it is a new object.

export class Vector {
  x = 0;
  y = 0;
}

/** An interval of lengths, or of directions from right to left. */
export class Interval {
  low = 0;
  high = 0;
}

/** A circle. */
export class Circle {
  x = 0;
  y = 0;
  r = 0;
}

/** The line of an edge, from the start of the ray: x and y times its points add up to h. */
export class GapEdge {
  x = 0;
  y = 0;
  h = 0;
}

/** The part of a line inside a feature, and how far it is from the bases. */
export class MeasuredStretch {
  from = 0;
  to = 0;
  toTarget = 0;
  toViewer = 0;
}

/** A ray seen from above. */
export class Ray {
  /** Where it starts, and its direction, of length 1. */
  x = 0;
  y = 0;
  dx = 1;
  dy = 0;
  /** The stretch of it that the last shape asked about takes up, from its start on. */
  from = 0;
  to = 0;
}
