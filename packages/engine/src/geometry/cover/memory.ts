// Small pieces of working memory. They are classes, because an object literal shares its hidden class with every other
// literal that begins with the same keys. Some of those hold BigInts, and then every number written is boxed.

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

/** The line of an edge, relative to the start of the ray: all (px, py) with x px + y py = h. */
export class GapEdge {
  x = 0;
  y = 0;
  h = 0;
}

/** The part of a line inside a feature, and its distances from the bases. */
export class MeasuredStretch {
  from = 0;
  to = 0;
  toTarget = 0;
  toViewer = 0;
}

/** A ray seen from above. */
export class Ray {
  /** Its start, and its direction as a unit vector. */
  x = 0;
  y = 0;
  dx = 1;
  dy = 0;
  /** Its stretch inside the shape tested last, as distances from the start. */
  from = 0;
  to = 0;
}
