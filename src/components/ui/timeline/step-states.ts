/** State of a step: past, current, or still to come. */
export type StepState = 'done' | 'current' | 'next'

/**
 * Returns the state of each step of a timeline, the newest on top.
 * @param hasNext true if the first step is still to come
 * @param isOver true if all steps are done
 */
export const stepStates = (count: number, { hasNext, isOver }: { hasNext: boolean; isOver: boolean }): StepState[] =>
  Array.from({ length: count }, (_, at) => {
    if (hasNext && at === 0) return 'next'
    return !isOver && at === (hasNext ? 1 : 0) ? 'current' : 'done'
  })
