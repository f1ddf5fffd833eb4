import type { Proposal } from '@/tools/proposal';
import type { IconName } from '@/ui/icon';

export function proposalIcon(proposal: Proposal): IconName {
  switch (proposal.tool) {
    case 'add_habit':
      return proposal.type === 'break' ? 'swap' : 'plus';
    case 'log_tracker_entry':
      return 'note';
    case 'check_in_habit':
      return 'check';
    case 'archive_habit':
      return 'shield';
  }
}
