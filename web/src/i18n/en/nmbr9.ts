// Words of the area `nmbr9`.
export const nmbr9 = {} as const;
