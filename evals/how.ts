export interface HowToMeasure {
  /** At most so many inputs of each tool. */
  limit?: number;
  /** At most so many answers at once. */
  width?: number;
}
