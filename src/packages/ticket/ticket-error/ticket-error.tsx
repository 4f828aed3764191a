import { View } from '@tarojs/components'
import { SupportRow } from '@/components/contact/support-row'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { screen } from '@/router/screen'
import { noCodeView } from './no-code'
import styles from './ticket-error.module.scss'

/** Screen that explains why a ticket has no code, with links to the next steps. */
function TicketError({ params }: { params: { id?: string; reason?: string } }) {
  const t = useTexts(ticketTexts)
  const { reason, scene, hint, text, to } = noCodeView(params)
  return (
    <>
      <NavBar title={t('noCode.title')} />
      <Empty
        scene={scene}
        sentence={t(`noCode.${reason}`)}
        hint={hint ? t(hint) : undefined}
        action={{ text: t(text), to }}
      />
      <View className={styles.support}>
        <SupportRow />
      </View>
    </>
  )
}

export default screen('ticket-error', TicketError)
