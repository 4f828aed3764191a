import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'

export interface MissingShowProps {
  sentence?: string
  /** True for an invalid preview link. Such a link has expired, or was not created in the merchant's back office. */
  previewed?: boolean
}

/** Draws a message that a show, group or tour does not exist, with a link to all shows. */
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
