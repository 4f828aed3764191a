import { Text, View } from '@tarojs/components'
import type { OpenShow } from '@/api/open-show'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { Card } from '@/components/ui/card/card'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Poster } from '@/components/ui/poster/poster'
import { useHostAction } from '@/components/ui/use-host-action'
import { drawnWidth } from '@/domain/drawn-picture'
import { openShowTexts } from '@/locales/namespaces/open-show'
import textStyles from '@/styles/text.module.scss'
import { sessionTime } from '../../parts/session-time'
import styles from '../open-show.module.scss'

const PICTURE = drawnWidth(311, 288)

interface ShowProps {
  show: OpenShow
}

/** Draws picture, name and text of a show. */
export function AboutCard({ show: { name, content, pictureUrl } }: ShowProps) {
  return (
    <Card title={name}>
      <Poster src={pictureUrl} ratio="wide" width={PICTURE} eager="first" />
      {content.map((paragraph) => (
        <View key={paragraph} className={styles.paragraph}>
          <Text>{paragraph}</Text>
        </View>
      ))}
    </Card>
  )
}

/** Draws the sessions with their places. */
export function SessionsCard({ show }: ShowProps) {
  const t = useTexts(openShowTexts)
  const now = useNow()
  return (
    <Card title={t('openShow.sessions')}>
      <View role="list" ariaLabel={t('openShow.sessions')}>
        {show.sessions.map(({ sessionId, startsAt, quota, state, left }) => (
          <View key={sessionId} role="listitem" className={styles.session}>
            <View className={styles.time}>
              <View>{sessionTime(startsAt, show, t, now)}</View>
              <View className={textStyles.metaBlock}>{t('openShow.quota', { count: quota })}</View>
            </View>
            {show.phase === 'OPEN' && (
              <Badge tone={state === 'OPEN' ? 'success' : state === 'FEW' ? 'notice' : 'plain'}>
                {left === null ? t(`openShow.session.${state}`) : t('openShow.left', { count: left })}
              </Badge>
            )}
          </View>
        ))}
      </View>
    </Card>
  )
}

/** Draws how and when the places are given. */
export function GivingCard({ show: { giving, decidesAt, utcOffset } }: ShowProps) {
  const t = useTexts(openShowTexts)
  const now = useNow()
  const time = decidesAt === null ? '' : momentText(decidesAt, { now, utcOffset }, t)
  return (
    <Card title={t('openShow.giving')} {...(giving === 'DRAW' && { note: t('openShow.sealed') })}>
      <Text className={textStyles.body}>{t(`openShow.givingText.${giving}`, { time })}</Text>
    </Card>
  )
}

/** Draws the place with its map. */
export function VenueRow({
  show,
  openMap,
}: ShowProps & { openMap: () => Parameters<ReturnType<typeof useHostAction>>[0] }) {
  const run = useHostAction()
  return (
    <ListGroup>
      <ListRow
        icon="location"
        title={show.venueName}
        note={show.address}
        mark="navigate"
        onClick={() => void run(openMap())}
      />
    </ListGroup>
  )
}
