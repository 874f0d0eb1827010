/** Strict: an unknown query key is a mistake of the caller and is answered 400, not ignored. */
const api = {
  rest: { defaultLimit: 25, maxLimit: 1000, withCount: true, strictParams: true },
  documents: { strictParams: true, strictRelations: true },
};

export default api;
