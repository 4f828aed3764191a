import type { Problem } from '@/components/form/problem'
import type { providersTexts } from '@/locales/namespaces/providers'

/** Reason why a return from a provider does not log in. */
export type ReturnProblem = Problem<typeof providersTexts>
