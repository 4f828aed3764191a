import type { Problem } from '@/components/form/problem'
import type { providersTexts } from '@/locales/namespaces/providers'

/** Why a return from a provider logs nobody in. */
export type ReturnProblem = Problem<typeof providersTexts>
