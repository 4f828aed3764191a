import type { HostScreen } from '@/platform/screen/contract'

/**
 * Prepares the device for a scan while a code is shown: maximum brightness, screen held on, screenshots blocked.
 * Restores the earlier state afterwards. Has no effect on hosts that support none of these.
 */
export class GateLight {
  private on = false
  private before: number | null = null

  constructor(
    private readonly screen: Pick<HostScreen, 'brightness' | 'setBrightness' | 'keepOn' | 'hideFromCapture'>,
  ) {}

  async turnOn(): Promise<void> {
    if (this.on) return
    this.on = true
    void this.screen.keepOn(true)
    void this.screen.hideFromCapture(true)
    const now = await this.screen.brightness()
    // Without the current brightness, the earlier state could not be restored. The buyer may also have left during the
    // call.
    if (!this.on || now.kind !== 'brightness') return
    this.before = now.value
    await this.screen.setBrightness(1)
  }

  turnOff(): void {
    if (!this.on) return
    this.on = false
    void this.screen.keepOn(false)
    void this.screen.hideFromCapture(false)
    if (this.before !== null) void this.screen.setBrightness(this.before)
    this.before = null
  }
}
