import { useSyncExternalStore } from 'react'
import type { Translate } from '@/locales/keys'
import { type coreTexts, type Namespace } from '@/locales/namespace'
import { texts } from '@/locales/texts'

/** Returns the texts of a namespace and of `core` (the default) in the current language; rerenders on a change. */
export const useTexts = <N extends Namespace = typeof coreTexts>(namespace?: N): Translate<N> =>
  useSyncExternalStore(texts.subscribe, () => texts.translator<N>(namespace))
