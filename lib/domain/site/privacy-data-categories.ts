/**
 * The categories of the schedule of data (Exhibit B) of the National Data Privacy Agreement, in its
 * order. Source: Student Data Privacy Consortium, NDPA, version 1.
 */
export const NDPA_DATA_CATEGORIES = [
  'technology',
  'use',
  'assessment',
  'attendance',
  'communications',
  'conduct',
  'demographics',
  'enrollment',
  'parent-contact',
  'parent-id',
  'parent-name',
  'schedule',
  'special-indicator',
  'student-contact',
  'student-identifiers',
  'student-name',
  'performance',
  'program-membership',
  'survey',
  'student-work',
  'transcript',
  'transportation',
  'other',
] as const;
export type NdpaDataCategory = (typeof NDPA_DATA_CATEGORIES)[number];
