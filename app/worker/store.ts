/** One table of values by name: what is no page. */
const storeName = "kept";

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open("offline", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(storeName);
    asked.onsuccess = () => {
      // The browser, or its person, threw away what was kept.
      asked.result.onclose = forget;
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error);
  });
  opened.catch(forget);
  return opened;
}

const forget = () => {
  opened = undefined;
};

async function run<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await open()).transaction(storeName, mode);
  const request = work(transaction.objectStore(storeName));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

export const getValue = <T>(name: string): Promise<T | undefined> =>
  run("readonly", (store) => store.get(name));

export const putValue = (name: string, value: unknown) =>
  run("readwrite", (store) => store.put(value, name));

export const removeValue = (name: string) => run("readwrite", (store) => store.delete(name));

export const valuesOf = <T>(prefix: string): Promise<T[]> =>
  run("readonly", (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)));

export const clearValues = () => run("readwrite", (store) => store.clear());
