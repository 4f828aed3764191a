import { useEffect } from 'react'
import { pageMeta } from '@/platform/page-meta'
import { useInView } from './use-in-view'

/** Describes the page in view to search engines and link previews; '' uses the storefront's own sentence. */
export function usePageDescription(text: string): void {
  const inView = useInView()
  useEffect(() => (inView && text ? pageMeta.describe(text) : undefined), [inView, text])
}
