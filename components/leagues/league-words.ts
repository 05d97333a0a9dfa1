export function studentCountText(count: number): string {
  if (count === 0) return 'No students yet';
  return count === 1 ? '1 student' : `${count} students`;
}
