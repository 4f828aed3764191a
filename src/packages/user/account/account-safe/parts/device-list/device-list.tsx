import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/screen/async-view'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { Button } from '@/components/ui/button/button'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { profileTexts } from '@/locales/namespaces/profile'
import type { DevicesModel } from './devices.model'
import { deviceName, lastUsed } from './session-text'

/** Draws the logins on all devices, the most recently used first. */
export const DeviceList = observer(({ model }: { model: DevicesModel }) => {
  const t = useTexts(profileTexts)
  return (
    <Section title={t('safe.devices')} note={t('safe.devicesNote')}>
      <AsyncView of={model.sessions} skeleton={<Skeleton shape="block" height="136px" />} compact>
        {(sessions) => (
          <ListGroup>
            {sessions.map((session) => {
              const name = deviceName(t, session)
              return (
                <ListRow
                  key={session.sessionId}
                  title={name}
                  note={lastUsed(t, model.ago(session))}
                  value={
                    session.current ? (
                      <Badge tone="accent">{t('safe.thisDevice')}</Badge>
                    ) : (
                      <Button
                        kind="secondary"
                        size="s"
                        label={t('safe.endDevice', { device: name })}
                        onClick={() => void model.end(session, name)}
                      >
                        <Text>{t('safe.end')}</Text>
                      </Button>
                    )
                  }
                />
              )
            })}
            {model.hasOthers && (
              <ListRow icon="logout" title={t('safe.endOthers')} onClick={() => void model.endOthers()} />
            )}
          </ListGroup>
        )}
      </AsyncView>
    </Section>
  )
})
