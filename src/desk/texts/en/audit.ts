/** English: the audit log and jobs. */
export const EN_AUDIT = {
  'job.progress': '{done} of {total}',
  'job.cancel': 'Stop',
  'job.cancelled': 'This job was stopped.',

  'jobs.hint': 'Results are available for seven days, to you only.',
  'jobs.empty': 'No jobs yet',
  'jobs.emptyHint': 'Exports of long lists and large changes appear here while they run.',

  'jobState.queued': 'Waiting',
  'jobState.running': 'Running',
  'jobState.done': 'Done',
  'jobState.failed': 'Failed',
  'jobState.cancelled': 'Stopped',

  'audit.hint': 'Everything that was done, refused or undone, the newest first.',
  'audit.operation': 'Operation',
  'audit.at': 'Time',
  'audit.actor': 'Who',
  'audit.subject': 'Subject',
  'audit.outcome': 'Outcome',
  'audit.network': 'Network',
  'audit.changes': 'Changed',
  'audit.chain': 'Chain',
  'audit.sealed': 'Sealed',
  'audit.notSealed': 'Being sealed',
  'audit.field': 'Field',
  'audit.before': 'Before',
  'audit.after': 'After',
  'audit.erased': 'erased',
  'audit.details': 'Details',
  'audit.noChanges': 'No field was changed.',
  'audit.empty': 'Nothing has happened yet',
  'audit.emptyHint': 'Every change, every sign-in and every export is recorded here.',

  'outcome.done': 'Done',
  'outcome.denied': 'Denied',
  'outcome.failed': 'Failed',
  'outcome.undone': 'Undone',

  'actor.cli': 'Command line',
  'actor.system': 'Shop',
  'actor.api-key': 'API key',
  'actor.staff': 'Staff',

  'history.title': 'History',
  'history.empty': 'Nobody has changed this yet.',
}
