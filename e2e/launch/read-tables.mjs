/**
 * @typedef {{
 *   habits: unknown[],
 *   habitDoseVariants: unknown[],
 *   checkIns: unknown[],
 *   trackerEntries: unknown[],
 *   activities: unknown[],
 * }} Tables
 */

/**
 * The rows that a talk with the coach can write, read without the app's help.
 * @param {import('playwright').Page} page
 * @returns {Promise<Tables>}
 */
export function readTables(page) {
  return page.evaluate(async () => {
    /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
    const result = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database could not be read.'));
      });
    const database = await result(indexedDB.open('life-helper'));
    const names = ['habits', 'habitDoseVariants', 'checkIns', 'trackerEntries', 'activities'];
    const tables = database.transaction(names);
    /** @param {string} name @returns {Promise<unknown[]>} */
    const rows = (name) => result(tables.objectStore(name).getAll());
    const [habits, habitDoseVariants, checkIns, trackerEntries, activities] = await Promise.all([
      rows('habits'),
      rows('habitDoseVariants'),
      rows('checkIns'),
      rows('trackerEntries'),
      rows('activities'),
    ]);
    database.close();
    return { habits, habitDoseVariants, checkIns, trackerEntries, activities };
  });
}
