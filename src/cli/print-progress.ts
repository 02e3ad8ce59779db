/** Prints the progress of a long operation. */
import { Presets, SingleBar } from 'cli-progress'
import type { Progress } from '../merchant/progress.ts'

/** A bar on a terminal; a line for every tenth in a log. */
export function shownProgress(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? barProgress(stream) : lineProgress((line) => stream.write(line))
}

function barProgress(stream: NodeJS.WriteStream): Progress {
  let bar: SingleBar | undefined
  return {
    begin(title, total) {
      bar = new SingleBar(
        { stream, format: `${title} {bar} {percentage} %  {eta_formatted} left` },
        Presets.shades_classic,
      )
      bar.start(total, 0)
    },
    advance: (by) => bar?.increment(by),
    end() {
      bar?.update(bar.getTotal())
      bar?.stop()
      bar = undefined
    },
  }
}

function lineProgress(write: (line: string) => void): Progress {
  let work = { title: '', total: 0, done: 0, printed: 0 }
  return {
    begin(title, total) {
      work = { title, total, done: 0, printed: 0 }
    },
    advance(by) {
      work.done += by
      const tenths = Math.floor((work.done * 10) / Math.max(work.total, 1))
      if (tenths <= work.printed) return
      work.printed = tenths
      write(`${work.title} ${tenths * 10} %\n`)
    },
    end() {},
  }
}
