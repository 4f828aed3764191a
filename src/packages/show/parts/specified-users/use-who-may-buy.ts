import type { WhiteTag } from '@/api/privilege'
import { useTexts } from '@/components/texts'

/** Returns a function that joins the names of tags for the placeholder `who` of a text. */
export function useWhoMayBuy() {
  const t = useTexts()
  return (tags: readonly WhiteTag[]): { who: string } => ({
    who: tags.map(({ title }) => title).join(t('common.separator')),
  })
}
