import { View } from '@tarojs/components'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavAction, NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Segmented } from '@/components/ui/segmented/segmented'
import { screen } from '@/router/screen'
import { TicketList } from './parts/ticket-list/ticket-list'
import { HOLDER_TABS, TicketHolderModel } from './ticket.model'
import styles from './ticket.module.scss'

function TicketHolder() {
  const t = useTexts()
  const { navigate } = useServices()
  const model = useModel((deps) => new TicketHolderModel(deps))

  const refresh = model.loggedIn && (
    <NavAction label={t('button.refresh')} icon="refresh" onClick={() => void model.refresh()} />
  )
  return (
    <>
      <NavBar title={t('ticketHolder.title')} back={false} right={refresh} />
      {model.loggedIn ? (
        <>
          <View className={styles.tabs}>
            <Segmented
              label={t('ticketHolder.title')}
              controls="holder-list"
              value={model.tab}
              onChange={model.switchTo}
              options={HOLDER_TABS.map((value) => ({ value, text: t(`ticketHolder.${value}`) }))}
            />
          </View>
          <TicketList model={model} />
        </>
      ) : (
        <Empty
          scene="login"
          sentence={t('ticketHolder.guest')}
          hint={t('ticketHolder.guestHint')}
          action={{ text: t('mine.loginOrRegister'), to: navigate.loginLink(), onClick: model.login }}
        />
      )}
    </>
  )
}

export default screen('ticket-holder', TicketHolder)
