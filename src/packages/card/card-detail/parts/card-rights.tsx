import type { CardDetail } from '@/api/card'
import { useTexts } from '@/components/texts'
import { ICON_NAMES } from '@/components/ui/icon/names'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { joinFacts } from '@/lib/join-facts'
import { cardTexts } from '@/locales/namespaces/card'

/** The rights of a card, each with its icon and how often it can be used. Draws nothing without one. */
export function CardRights({ card: { rights } }: { card: CardDetail }) {
  const t = useTexts(cardTexts)
  if (rights.length === 0) return null
  return (
    <Section title={t('card.rights')}>
      <ListGroup>
        {rights.map(({ icon, title, text, howOften }) => (
          <ListRow
            key={title}
            icon={ICON_NAMES.find((name) => name === icon) ?? 'card'}
            title={title}
            note={joinFacts([text, howOften])}
          />
        ))}
      </ListGroup>
    </Section>
  )
}
