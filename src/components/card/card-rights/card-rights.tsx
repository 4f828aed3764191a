import type { CardDetail } from '@/api/card'
import { joinFacts } from '@/lib/join-facts'
import { cardTexts } from '@/locales/namespaces/card'
import { useTexts } from '../../texts'
import { ICON_NAMES } from '../../ui/icon/names'
import { ListGroup, ListRow } from '../../ui/list-row/list-row'
import { Section } from '../../ui/section/section'

/** Draws the benefits of a card, each with its icon and number of uses. Draws nothing without benefits. */
export function CardRights({ card: { rights } }: { card: Pick<CardDetail, 'rights'> }) {
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
