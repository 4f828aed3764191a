import type { Answer } from '../../gateway/support/gateway'

/** The result of an attack. */
export interface Figures {
  what: string
  answers: readonly Answer[]
  /** Number of attempts that reached a secret, a sender of codes, or an account. */
  looked: number
  /** Number of tries that gave the attacker access, or exceeded the limit. */
  through: number
}

/** Formats a table with a row for each attack, which contains the responses to its attempts. */
export const table = (figures: readonly Figures[], nameOf: (answer: Answer) => string): string => {
  const answered = (answers: readonly Answer[]): string => {
    const counts = new Map<string, number>()
    for (const answer of answers) counts.set(nameOf(answer), (counts.get(nameOf(answer)) ?? 0) + 1)
    return [...counts].map(([name, count]) => `${count} ${name}`).join(', ')
  }
  const line = (cells: readonly [string, unknown, unknown, unknown, string]) =>
    `${cells[0].padEnd(30)}${cells
      .slice(1, 4)
      .map((cell) => String(cell).padStart(10))
      .join('')}  ${cells[4]}`
  return [
    line(['', 'tried', 'through', 'looked at', 'answered']),
    ...figures.map(({ what, answers, looked, through }) =>
      line([what, answers.length, through, looked, answered(answers)]),
    ),
  ].join('\n')
}
