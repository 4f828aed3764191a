import type { ComboShow } from '@/api/combo'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { comboTexts } from '@/locales/namespaces/combo'

/** Draws a warning for shows whose times overlap; nothing without such shows. They can still be bought. */
export function OverlapNotice({ pairs }: { pairs: readonly (readonly [ComboShow, ComboShow])[] }) {
  const t = useTexts(comboTexts)
  return (
    <>
      {pairs.map(([one, other]) => (
        <Notice key={`${one.showId} ${other.showId}`} tone="notice">
          {t('combo.overlap', { one: one.showName, other: other.showName })}
        </Notice>
      ))}
    </>
  )
}
