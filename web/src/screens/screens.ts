// Screens that are not needed on the first visit.
export const screens = {
  house: async () => (await import('./HouseTable.svelte')).default,
  device: async () => (await import('./DeviceTable.svelte')).default,
};
