import { useSyncExternalStore } from 'react'
import type { Namespace, Translate } from '@/locales/keys'
import { texts } from '@/locales/texts'

/**
 * The texts of a namespace and of `core` in the current language; renders again when the language changes.
 * A package's namespace must be registered: `import '@/locales/namespaces/order'` in the package's first file.
 */
export const useTexts = <R extends Namespace = 'core'>(namespace: R = 'core' as R): Translate<R> =>
  useSyncExternalStore(texts.subscribe, () => texts.translator(namespace))
