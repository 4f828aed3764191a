import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ServiceNote } from '@/api/show'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/badge/badge'
import { Icon } from '@/components/ui/icon/icon'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Sheet } from '@/components/ui/sheet/sheet'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { ShowDetailModel } from '../../show-detail.model'
import styles from './show-offers.module.scss'

/**
 * Draws promotions, service notes, and a link to other cities of the tour. Draws nothing if there are no such items.
 */
export const ShowOffers = observer(({ model }: { model: ShowDetailModel }) => {
  const t = useTexts(showTexts)
  const ofChannel = model.channelDiscounts.value ?? []
  const offers = [...(model.promotions.value ?? []), ...ofChannel]
  const notes = model.notes.value ?? []
  const facts = model.sale.facts.value
  const [tour, showId] = [facts?.tour, facts?.showId]
  if (offers.length === 0 && notes.length === 0 && !tour && !model.hasCoupons) return null
  return (
    <>
      <ListGroup>
        {offers.map((offer) => {
          const content = (
            <>
              <Badge tone="accent">
                {t(ofChannel.includes(offer) ? 'detail.channelOffer' : `detail.promotionKind.${offer.category}`)}
              </Badge>
              <View className={boxStyles.fillColumn}>
                <Text className={textStyles.bodyStrong}>{offer.title}</Text>
                {offer.description !== '' && <Text className={textStyles.meta}>{offer.description}</Text>}
              </View>
            </>
          )
          const { promotionId } = offer
          return offer.category === 'COMBO' ? (
            <Pressable
              key={promotionId}
              className={styles.offer}
              still
              to={linkTo('ticket-package-detail', { promotionId })}
            >
              {content}
              <Icon name="chevron-right" size="s" className={textStyles.tertiary} />
            </Pressable>
          ) : (
            <View key={promotionId} className={styles.offer}>
              {content}
            </View>
          )
        })}
        {notes.length > 0 && (
          <ListRow
            icon="shield"
            title={t('detail.notes')}
            note={<NoteTitles notes={notes} />}
            onClick={() => model.setNotesOpen(true)}
          />
        )}
        {model.hasCoupons && showId && (
          <ListRow icon="coupon" title={t('detail.coupons')} to={linkTo('coupon-self-list', { showId })} />
        )}
        {tour && (
          <ListRow
            icon="globe"
            title={t('detail.tour')}
            note={tour.tourName}
            to={linkTo('tour-detail', { tourId: tour.tourId })}
          />
        )}
      </ListGroup>
      <Sheet open={model.notesOpen} onClose={() => model.setNotesOpen(false)} title={t('detail.notes')}>
        {notes.map((note) => (
          <View key={note.code} className={styles.note}>
            <NoteSign note={note} size="m" />
            <View className={boxStyles.fillColumn}>
              <Text className={textStyles.bodyStrong}>{note.title}</Text>
              <Text className={textStyles.meta}>{note.description}</Text>
              {note.code === 'refundable' && showId && (
                <Button kind="quiet" size="s" className={styles.rule} to={linkTo('refund-rule-order', { showId })}>
                  {t('detail.refundRule')}
                </Button>
              )}
            </View>
          </View>
        ))}
      </Sheet>
    </>
  )
})

/** Draws the titles of the service notes in one line; a line break never occurs inside a title. */
const NoteTitles = ({ notes }: { notes: readonly ServiceNote[] }) => (
  <View className={styles.titles}>
    {notes.map((note) => (
      <View key={note.code} className={styles.short}>
        <NoteSign note={note} size="s" />
        {note.title}
      </View>
    ))}
  </View>
)

const NoteSign = ({ note: { supported }, size }: { note: ServiceNote; size: 's' | 'm' }) => (
  <Icon name={supported ? 'success' : 'info'} size={size} className={supported ? styles.good : styles.limit} />
)
