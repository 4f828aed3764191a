import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { comboTexts } from '@/locales/namespaces/combo'
import { linkTo } from '@/router/link-to'

/** Draws a message that a combo does not exist, with a link to the shows. */
export function MissingCombo() {
  const t = useTexts(comboTexts)
  return (
    <Empty scene="no-result" sentence={t('combo.missing')} action={{ text: t('button.browse'), to: linkTo('all') }} />
  )
}
