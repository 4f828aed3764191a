import { observable, runInAction } from 'mobx'
import { fakeServices } from '../../support/services'
import { screenScope } from '../../support/screen-scope'

const setUp = () => {
  const asked: (string | null)[] = []
  const { services } = fakeServices()
  const platform = { ...services.platform, guardLeave: (message: string | null) => void asked.push(message) }
  const scope = screenScope({ ...services, platform })
  const form = observable({ dirty: false })
  const title = 'Leave?'
  scope.screen.confirmLeave(() => (form.dirty ? { title } : null))
  return { ...scope, asked, edit: (dirty: boolean) => runInAction(() => (form.dirty = dirty)) }
}

describe('a screen with unsaved changes', () => {
  it('registers a confirmation with the router and the host until the changes are saved', () => {
    const { asked, edit, lifecycle } = setUp()
    expect(lifecycle.leaveQuestion).toBeNull()
    edit(true)
    expect([lifecycle.leaveQuestion, asked]).toEqual([{ title: 'Leave?' }, ['Leave?']])
    edit(false)
    expect([lifecycle.leaveQuestion, asked]).toEqual([null, ['Leave?', null]])
  })

  it('removes the host’s confirmation while another screen covers it', () => {
    const { asked, edit, lifecycle } = setUp()
    edit(true)
    lifecycle.hide()
    lifecycle.show()
    expect(asked).toEqual(['Leave?', null, 'Leave?'])
  })

  it.each(['allowLeave', 'dispose'] as const)('needs no confirmation after %s', (end) => {
    const { asked, edit, lifecycle, screen } = setUp()
    edit(true)
    if (end === 'dispose') screen.dispose()
    else lifecycle.allowLeave()
    expect([lifecycle.leaveQuestion, asked.at(-1)]).toEqual([null, null])
  })
})
