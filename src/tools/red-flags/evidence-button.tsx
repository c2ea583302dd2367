import { Download } from 'lucide-react';
import type { Answered } from '../../generation/page/use-answers.ts';
import { downloadFile } from '../../library/deliver-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { RedFlagsAnswer } from './contract.ts';
import { evidenceFile } from './evidence.ts';

/** Costs nothing and needs no account: the file is made here, and nothing of it is sent. */
export function EvidenceButton({ message, answer }: { message: string; answer: Answered<RedFlagsAnswer> }) {
  function download() {
    downloadFile(evidenceFile({ message, answer, at: new Date() }));
    toast.success(
      'Pruebas descargadas. Están en este dispositivo: si lo usa alguien más, muévelas o bórralas.',
    );
  }
  return (
    <Button variant="quiet" size="sm" icon={<Download />} onClick={download}>
      Descargar las pruebas
    </Button>
  );
}
