/** A show id opens a detail only when it is a non-empty string (shell §2). */
export const isShowId = (id: unknown): id is string => typeof id === 'string' && id.trim() !== ''

/** Ids of show groups contain `SG`, in capitals (decision 16). */
export const isGroupShow = (id: string): boolean => id.includes('SG')
