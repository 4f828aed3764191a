import { type ComponentType, lazy } from 'react'
import { PlainText } from './plain-text'
import type { RichTextProps } from './rich-text'

/**
 * Rich text on the web. Its code is loaded with the first rich text; until then the text is plain. Needs a `Suspense`
 * above it.
 */
export const LateRichText: ComponentType<RichTextProps> = lazy(() =>
  import(/* webpackChunkName: "rich-text" */ './rich-text').then(
    (loaded) => ({ default: loaded.RichText }),
    () => ({ default: PlainText }),
  ),
)
