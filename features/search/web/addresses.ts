export const addresses = { search: { path: '/recherche' } } as const;
