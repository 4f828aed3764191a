import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'

export interface MissingShowProps {
  sentence?: string
  /** True for an invalid preview of the merchant's: its link is too old, or not the back office's. */
  previewed?: boolean
}

/** Draws the state of a show, group or tour that does not exist; links to all shows. */
export function MissingShow({ sentence, previewed = false }: MissingShowProps) {
  const t = useTexts(showTexts)
  return (
    <Empty
      scene="no-result"
      sentence={sentence ?? t(previewed ? 'detail.notViewable' : 'detail.missing')}
      hint={t(previewed ? 'detail.notViewableHint' : 'detail.missingHint')}
      action={{ text: t('detail.toAll'), to: linkTo('all') }}
    />
  )
}
