/** Resolves to the result of `work`, or to null after `ms`. */
export const inTime = async <Value>(work: Promise<Value>, ms: number): Promise<Value | null> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
