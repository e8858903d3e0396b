// Words of the area `number`.
export const number = {} as const;
