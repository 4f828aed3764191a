import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Countdown } from '@/components/ui/countdown/countdown'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { userTexts } from '@/locales/namespaces/user'
import { focus } from '@/platform/focus'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import styles from './captcha.module.scss'
import { CaptchaModel } from './captcha.model'
import { LEAD_ID, Puzzle, SLIDER_ID } from './parts/puzzle/puzzle'

/** Screen of the captcha, before a code is sent or an order is accepted. */
function Captcha({ params }: { params: RouteParams<'captcha'> }) {
  const t = useTexts(userTexts)
  const model = useModel((deps) => new CaptchaModel(deps, params))
  const { challenge, status } = model
  const isThere = challenge !== null
  useScreenLoading(status === 'loading' && !isThere)
  useEffect(() => {
    if (isThere) focus.move(SLIDER_ID)
  }, [isThere])

  return (
    <>
      <NavBar title={t('captcha.title')} onBack={model.leave} />
      <View className={styles.stage}>
        <View className={textStyles.page} role="heading" ariaLevel={2}>
          {t('captcha.heading')}
        </View>
        <View className={styles.lead} id={LEAD_ID}>
          <Text>{t('captcha.lead')}</Text>
        </View>
        {status === 'unreachable' || status === 'limited' ? (
          <NoPuzzle model={model} />
        ) : challenge ? (
          <>
            {challenge.waitUntil > 0 ? <Waiting until={challenge.waitUntil} /> : <Puzzle model={model} />}
            <Outcome model={model} />
            <Actions model={model} waits={challenge.waitUntil > 0} />
          </>
        ) : (
          <Skeleton shape="block" height="320px" className={styles.waiting} />
        )}
      </View>
    </>
  )
}

/** Draws the result of the last attempt. Screen readers announce the result. */
const Outcome = observer(({ model: { message, status } }: { model: CaptchaModel }) => {
  const t = useTexts(userTexts)
  const isBusy = status === 'checking' || status === 'passed'
  return (
    <View className={styles.outcome}>
      <View className={styles.status} role="status" ariaLive="polite">
        {isBusy ? t(status === 'passed' ? 'captcha.passed' : 'captcha.checking') : ''}
      </View>
      {message && !isBusy && <Notice tone="danger">{t(message.key, message.values)}</Notice>}
    </View>
  )
})

const Actions = observer(({ model, waits }: { model: CaptchaModel; waits: boolean }) => {
  const t = useTexts(userTexts)
  if (waits)
    return (
      <View className={styles.acts}>
        <Button kind="quiet" size="m" onClick={model.another}>
          {t('captcha.toPicture')}
        </Button>
      </View>
    )
  return (
    <View className={styles.acts}>
      <Button block loading={model.status === 'checking'} onClick={model.submit}>
        {t('button.confirm')}
      </Button>
      <Button kind="quiet" size="m" icon="refresh" onClick={model.another}>
        {t('captcha.another')}
      </Button>
      <Button kind="quiet" size="m" icon="clock" onClick={model.wait}>
        {t('captcha.cannotSee')}
      </Button>
    </View>
  )
})

/** Draws the remaining waiting time. It replaces the puzzle for visitors who cannot see the picture. */
function Waiting({ until }: { until: number }) {
  const t = useTexts(userTexts)
  return (
    <View className={styles.wait} role="status">
      <Text>{t('captcha.waitLead')}</Text>
      <Countdown until={until} hideHours look="boxed" label={t('captcha.waitLeft')} />
    </View>
  )
}

/** Draws a message that the risk service does not respond, or that no puzzle is available yet. */
const NoPuzzle = ({ model }: { model: CaptchaModel }) => {
  const t = useTexts(userTexts)
  const limited = model.status === 'limited'
  const count = model.minutesLeft
  return (
    <View className={styles.lost}>
      <Empty
        scene={limited ? 'error' : 'offline'}
        sentence={
          limited ? t(model.waited ? 'captcha.waitLimited' : 'captcha.limited', { count }) : t('captcha.unreachable')
        }
        action={{ text: t(model.waited ? 'captcha.toPicture' : 'button.retry'), onClick: model.another }}
        compact
      />
      <Button kind="quiet" size="m" onClick={model.leave}>
        {t('button.back')}
      </Button>
    </View>
  )
}

export default screen('captcha', Captcha)
