import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'

/** Shown when there is no such show, group or tour; with a link to all shows. */
export function MissingShow({ sentence }: { sentence?: string }) {
  const t = useTexts(showTexts)
  return (
    <Empty
      scene="no-result"
      sentence={sentence ?? t('detail.missing')}
      hint={t('detail.missingHint')}
      action={{ text: t('detail.toAll'), to: linkTo('all') }}
    />
  )
}
