/** The most yards of a game in a histogram's lesson. */
export const MAX_HISTOGRAM_LESSON_YARDS = 199;
/** In that of a stem-and-leaf plot: fifteen rows fit on a small screen. */
export const MAX_STEM_AND_LEAF_LESSON_YARDS = 149;
