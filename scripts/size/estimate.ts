import { MINI_BUDGETS } from './budgets'
import type { BuiltPackage } from './mini-program'
import { PLANNED_SCREENS } from './planned'

/** Estimated size of a mini program's package after all planned screens exist. No check depends on it. */
export interface Estimate {
  target: string
  name: string
  /** Number of existing screens. */
  built: number
  planned: number
  bytes: number
  budget: number
}

const total = (packages: readonly BuiltPackage[], of: 'bytes' | 'screens'): number =>
  packages.reduce((sum, each) => sum + each[of], 0)

/**
 * Estimates the size of each package after all planned screens exist: the mean size of its screens, times the number of
 * planned screens. A package without screens uses the mean of all subpackages. A package without a plan has the number
 * of its existing screens.
 */
export const estimate = (
  target: string,
  built: readonly BuiltPackage[],
  planned: Readonly<Record<string, number>> = PLANNED_SCREENS,
): Estimate[] => {
  const subpackages = built.filter(({ name }) => name !== 'main')
  const anyMean = total(subpackages, 'bytes') / Math.max(1, total(subpackages, 'screens'))
  const names = [...new Set([...built.map(({ name }) => name), ...Object.keys(planned)])]
  const packages = names.map((name): Estimate => {
    const { bytes = 0, screens = 0 } = built.find((each) => each.name === name) ?? {}
    const count = planned[name] ?? screens
    const budget = name === 'main' ? MINI_BUDGETS.main : MINI_BUDGETS.subpackage
    const mean = screens === 0 ? anyMean : bytes / screens
    return { target, name, built: screens, planned: count, bytes: Math.round(mean * count), budget }
  })
  const sum = (of: 'built' | 'planned' | 'bytes'): number => packages.reduce((all, each) => all + each[of], 0)
  return [
    ...packages,
    {
      target,
      name: 'all',
      built: sum('built'),
      planned: sum('planned'),
      bytes: sum('bytes'),
      budget: MINI_BUDGETS.all,
    },
  ]
}
