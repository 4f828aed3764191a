/** Ids of show groups contain `SG`, in capitals (decision 16). */
export const isGroupShow = (id: string): boolean => id.includes('SG')
