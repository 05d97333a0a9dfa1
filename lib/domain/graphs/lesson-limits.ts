/** The most yards of a game in a histogram's lesson. */
export const MAX_HISTOGRAM_LESSON_YARDS = 199;
/** The most yards of a game in a stem-and-leaf plot's lesson: fifteen rows fit a small screen. */
export const MAX_STEM_AND_LEAF_LESSON_YARDS = 149;
