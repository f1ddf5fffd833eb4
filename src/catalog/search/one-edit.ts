/** Whether one letter added, left out, changed or swapped with its neighbour, or nothing at all, makes one word the other. */
export function isWithinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let endOfA = a.length;
  let endOfB = b.length;
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA -= 1;
    endOfB -= 1;
  }
  const [restOfA, restOfB] = [a.slice(start, endOfA), b.slice(start, endOfB)];
  if (restOfA.length <= 1 && restOfB.length <= 1) return true;
  return restOfB.length === 2 && restOfA === `${restOfB.charAt(1)}${restOfB.charAt(0)}`;
}
