import type { Problem } from '@/components/form/problem'
import type { providersTexts } from '@/locales/namespaces/providers'

/** Reason why the return from a login provider did not result in a login. */
export type ReturnProblem = Problem<typeof providersTexts>
