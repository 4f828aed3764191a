/** Returns true for the id of a show group, which contains `SG` in capitals (decision 16). */
export const isGroupShow = (id: string): boolean => id.includes('SG')
