import { ticketButtons } from '@/api/ticket-button'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { openTarget, targetLink } from '@/components/open-target'
import { Empty } from '@/components/ui/empty/empty'
import { ICON_NAMES } from '@/components/ui/icon/names'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { giftTexts } from '@/locales/namespaces/gift'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import styles from './custom-button-list.module.scss'

/** Screen of the merchant's custom buttons for the tickets of a show. */
function CustomButtonList({ params }: { params: RouteParams<'custom-button-list'> }) {
  const t = useTexts(giftTexts)
  const services = useServices()
  const { buttons } = useModel(({ screen }) => ({ buttons: screen.query(ticketButtons, { showId: params.showId }) }))
  return (
    <AsyncPage
      title={t('gift.buttons.title')}
      className={styles.page}
      of={buttons}
      skeleton={<Skeleton shape="block" height="220px" className={styles.ghost} />}
    >
      {(list) =>
        list.length === 0 ? (
          <Empty
            scene="no-result"
            sentence={t('gift.buttons.empty')}
            action={{ text: t('gift.accept.toShow'), to: linkTo('show-detail', { showId: params.showId }) }}
          />
        ) : (
          <ListGroup>
            {list.map(({ buttonId, title, note, icon, target }) => (
              <ListRow
                key={buttonId}
                icon={ICON_NAMES.find((each) => each === icon)}
                title={title}
                note={note}
                to={targetLink(target)}
                onClick={() => void openTarget(target, services)}
              />
            ))}
          </ListGroup>
        )
      }
    </AsyncPage>
  )
}

export default screen('custom-button-list', CustomButtonList)
