import { Html } from '../../../pages/markup'

/** Style sheet of the sandbox's pages. Supports light and dark themes, and all widths from a phone upward. */
export const STYLE = new Html(`
:root{color-scheme:light dark;--canvas:#f6f5f3;--surface:#fff;--line:rgba(20,16,12,.08);--ink:#1b1917;--ink-2:#5e5953;--strong:#c43f00;--on:#fff;--notice:#8a5a00;--sunken:#efedea}
@media (prefers-color-scheme:dark){:root{--canvas:#121110;--surface:#1c1a19;--line:rgba(255,255,255,.1);--ink:#f4f1ed;--ink-2:#b4ada5;--strong:#ff7a38;--on:#1b1917;--notice:#f2b84b;--sunken:#262422}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:15px/1.5 "PingFang SC",-apple-system,"Noto Sans SC","Segoe UI",sans-serif}
main{max-width:440px;margin:0 auto;padding:24px 16px 48px}
h1{font-size:17px;line-height:1.3;margin:0;font-weight:600}
.sandbox{color:var(--notice);font-size:13px;margin:4px 0 24px}
.card{background:var(--surface);border-radius:12px;padding:24px 20px;margin:0 0 16px}
.sum{font-size:40px;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums;margin:0;text-align:center}
.sum small{font-size:20px;margin-right:2px}
.hint{color:var(--ink-2);font-size:13px;margin:0;text-align:center}
.left{margin-top:8px}
.text{color:var(--ink-2);margin:0}
dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:12px 24px}
dt{color:var(--ink-2)}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
dd img{height:20px;width:20px;vertical-align:-4px;margin-right:8px}
form,fieldset{display:grid;gap:12px;margin:24px 0 0}
fieldset{border:0;padding:0;min-width:0;margin-top:12px}
legend{color:var(--ink-2);font-size:13px;padding:0;margin-bottom:12px}
button,.button{min-height:48px;border:0;border-radius:8px;padding:12px 16px;font:inherit;font-weight:600;cursor:pointer;background:var(--sunken);color:var(--ink);text-align:center;text-decoration:none}
.main,.main.button{background:var(--strong);color:var(--on)}
.quiet{background:transparent;color:var(--ink-2);font-weight:400}
:focus-visible{outline:2px solid var(--strong);outline-offset:2px}
.state{font-size:24px;line-height:1.3;margin:0 0 8px}
.links{display:grid;margin-top:24px}
`)
