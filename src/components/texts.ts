import { useSyncExternalStore } from 'react'
import type { Translate } from '@/locales/keys'
import { type coreTexts, type Namespace } from '@/locales/namespace'
import { texts } from '@/locales/texts'

/** The texts of a namespace (default: `core`) and of `core`, in the language in use; paints again when the language changes. */
export const useTexts = <N extends Namespace = typeof coreTexts>(namespace?: N): Translate<N> =>
  useSyncExternalStore(texts.subscribe, () => texts.translator<N>(namespace))
