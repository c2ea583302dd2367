import { Download } from 'lucide-react';
import type { Answered } from '../../generation/page/use-answers.ts';
import { downloadFile } from '../../library/deliver-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { RedFlagsAnswer } from './contract.ts';
import { evidenceText } from './evidence.ts';

interface EvidenceButtonProps {
  message: string;
  pasted: string | null;
  answer: Answered<RedFlagsAnswer>;
}

/** Costs nothing and needs no account: the file is made here, and nothing of it is sent. */
export function EvidenceButton({ message, pasted, answer }: EvidenceButtonProps) {
  function download() {
    const at = new Date();
    const name = `salero-pruebas-${at.toLocaleString('sv-SE').slice(0, 16).replace(/[ :]/g, '-')}.txt`;
    // The mark at the start tells programs that open a plain text which letters these are.
    const file = `\uFEFF${evidenceText({ message, pasted, answer, at })}`;
    downloadFile(new File([file], name, { type: 'text/plain;charset=utf-8' }));
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
